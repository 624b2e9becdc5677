package lucca.citta;

/// The standard list of cards in CSV form: our reconstruction (R1.2, C1.4). `docs/citta-deck.csv`
/// is the same, for owners of the printed cards to edit.
final class StandardDeck {
    static final String CSV =
            """
            card,colour,windows,shields
            1,red,0,3
            2,yellow,1,2
            3,green,2,1
            4,blue,3,0
            5,purple,0,3
            6,white,1,2
            7,white,2,1
            8,red,1,2
            9,yellow,2,1
            10,green,3,0
            11,blue,0,3
            12,purple,1,2
            13,purple,2,1
            14,white,3,0
            15,red,2,1
            16,yellow,3,0
            17,green,0,3
            18,blue,1,2
            19,blue,2,1
            20,purple,3,0
            21,white,0,3
            22,red,3,0
            23,yellow,0,3
            24,green,1,2
            25,green,2,1
            26,blue,3,0
            27,purple,0,3
            28,white,1,2
            29,red,0,3
            30,yellow,1,2
            31,yellow,2,1
            32,green,3,0
            33,blue,0,3
            34,purple,1,2
            35,white,2,1
            36,red,1,2
            37,red,2,1
            38,yellow,3,0
            39,green,0,3
            40,blue,1,2
            41,purple,2,1
            42,white,3,0
            43,white,0,3
            44,red,3,0
            45,yellow,0,3
            46,green,1,2
            47,blue,2,1
            48,purple,3,0
            49,purple,0,3
            50,white,1,2
            51,red,0,3
            52,yellow,1,2
            53,green,2,1
            54,blue,3,0
            55,blue,0,3
            56,purple,1,2
            57,white,2,1
            58,red,1,2
            59,yellow,2,1
            60,green,3,0
            61,green,0,3
            62,blue,1,2
            63,purple,2,1
            64,white,3,0
            65,red,2,1
            66,yellow,3,0
            67,yellow,0,3
            68,green,1,2
            69,blue,2,1
            70,purple,3,0
            71,white,0,3
            72,red,3,0
            73,red,0,3
            74,yellow,1,2
            75,green,2,1
            76,blue,3,0
            77,purple,0,3
            78,white,1,2
            79,white,2,1
            80,red,1,2
            81,yellow,2,1
            82,green,3,0
            83,blue,0,3
            84,purple,1,2
            85,purple,2,1
            86,white,3,0
            87,red,2,1
            88,yellow,3,0
            89,green,0,3
            90,blue,1,2
            91,blue,2,1
            92,purple,3,0
            93,white,0,3
            94,red,3,0
            95,yellow,0,3
            96,green,1,2
            97,green,3,0
            98,purple,3,0
            W10,,1,2
            W20,,2,1
            W500,,0,0
            T1,,,
            T2,,,
            T3,,,
            T4,,,
            """;

    private static final CardList CARDS = CardListReader.csv(CSV);

    private StandardDeck() {}

    static CardList cards() {
        return CARDS;
    }
}

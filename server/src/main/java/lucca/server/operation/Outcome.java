package lucca.server.operation;

import lucca.server.web.ServerWords;

/// What a command tells who gave it: a sentence, and an exit code for scripts.
final class Outcome {
    private static final int GOOD = 0;
    private static final int UNUSABLE = 2;

    private Outcome() {}

    static int say(String key, Object... args) {
        System.out.println(ServerWords.common().text(key, texts(args)));
        return GOOD;
    }

    static int complain(String key, Object... args) {
        System.err.println(ServerWords.common().text(key, texts(args)));
        return UNUSABLE;
    }

    private static Object[] texts(Object... args) {
        Object[] texts = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = String.valueOf(args[i]);
        }
        return texts;
    }
}

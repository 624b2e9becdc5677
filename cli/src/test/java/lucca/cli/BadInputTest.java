package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Bad input gives one clear line and exit code 2")
class BadInputTest {
    @TempDir Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "chess; chess",
                "--nonsense; --nonsense",
                "play; GAME",
                "play chess; chess",
                "play towers extra; extra",
                "play towers --seats 1; seats",
                "play towers --seats 5; seats",
                "play towers --seats -2; seats",
                "play towers --seats two; --seats",
                "play towers --option; --option",
                "play towers --option size; NAME=VALUE",
                "play towers --option size=7; size",
                "play towers --option weather=fine; weather",
                "play towers --option size=6 --option size=8; twice",
                "play towers --human 3; --human",
                "play towers --human 0; --human",
                "play towers --human me; --human",
                "play towers --human ,; --human",
                "play towers --human -1; --human",
                "play towers --human 99999999999; --human",
                "play towers --bot kasparov; kasparov",
                "play towers --bot random,random; bot",
                "play towers --seed x; --seed",
                "play towers --colour pink; --colour",
                "play towers --position nonsense; position",
                "play towers --position 8/8/8/8/8/8/8/9_wk_-_-_1_-; Row 1",
                "play towers --seats 3 --position 8/8/8/8/8/8/8/8_wk_-_-_1_-; seats",
                "play towers --option size=6 --position 8/8/8/8/8/8/8/8_wk_-_-_1_-; options",
                "play towers --save /nowhere/at/all.txt; /nowhere/at/all.txt",
                "bench nonsense; nonsense",
                "bench --subject towers; towers",
                "bench --subject chess-2; chess",
                "bench --subject towers-9; seats",
                "simulate; GAME",
                "simulate chess; chess",
                "simulate towers --games 0; --games",
                "simulate towers --games -5; --games",
                "simulate towers --games 1.5; --games",
                "simulate towers --games 99999999999; --games",
                "simulate towers --games; --games",
                "simulate towers --threads 0; --threads",
                "simulate towers --threads -1; --threads",
                "simulate towers --threads 100000; --threads",
                "simulate towers --seed one; --seed",
                "simulate towers --seats 17; seats",
                "simulate towers --bot random,random,random; bot",
                "simulate towers --bot deepblue; deepblue",
                "simulate towers --option size=9; size",
                "simulate towers --out /nowhere/at/all.ndjson; /nowhere/at/all.ndjson",
                "simulate towers --out /; /",
                "simulate towers --gmaes 5; --gmaes",
                "arena; GAME",
                "arena towers; --bot",
                "arena towers --bot random; two bots",
                "arena towers --seats 4 --bot random,random,random; two bots",
                "arena towers --bot random,deepblue; deepblue",
                "arena towers --bot random,random --games 0; --games",
                "arena towers --bot random,random --threads 0; --threads",
                "arena towers --bot random,random --time 5 --iterations 5; --time",
                "arena towers --bot random,random --iterations 5 --cpu; --time",
                "arena towers --bot random,random --sprt 0.5; --sprt",
                "arena towers --bot random,random --sprt 0.6,0.5; --sprt",
                "arena towers --bot random,random --sprt a,b; --sprt",
                "arena towers --seats 3 --bot random,random,random --sprt 0.3,0.4; --sprt",
                "arena towers --bot random,random --resume /nowhere/at/all; /nowhere/at/all",
                "arena towers --bot random,random --resume /; /",
                "stats; GAME",
                "stats chess; chess",
                "stats towers --games 0; --games",
                "stats towers --vary weather; weather",
                "stats towers --bot random,random,random; bot",
                "stats towers --svg /nowhere/at/all.svg; /nowhere/at/all.svg",
                "replay; FILE",
                "replay /nowhere/at/all; /nowhere/at/all",
                "replay /; directory",
                "replay -; no record",
                "replay - -; -",
                "replay - --sheet --json; --sheet",
                "convert; FILE",
                "convert -; --to",
                "convert - --to; --to",
                "convert - --to morse; morse",
                "convert /nowhere/at/all --to text; /nowhere/at/all",
                "rules chess; chess",
                "rules towers T9.9; T9.9",
                "rules towers nonsense; nonsense",
                "rules towers T3.4 more; more",
                "perft; GAME",
                "perft towers; --depth",
                "perft towers --depth 0; --depth",
                "perft towers --depth -3; --depth",
                "perft towers --depth deep; --depth",
                "perft towers --depth 1 --position x; position",
                "completion fish; fish",
                "help chess; chess",
            })
    void isOneLine(String command, String mentioned) {
        String[] args = command.split(" ", -1);
        for (int i = 0; i < args.length; i++) {
            args[i] = args[i].replace('_', ' ');
        }
        isRefused(CliResult.run(args), mentioned);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "foo| there is no command 'foo'",
                "simulte| 'simulte'; did you mean 'simulate'?",
                "help rulse| there is no command 'rulse'; did you mean 'rules'?",
                "simulate towers --gmaes 5| no option '--gmaes'; did you mean '--games'?",
                "simulate towers --seats x| --seats must be a whole number, not 'x'",
                "simulate towers --seats 2 --seats 3| --seats is given twice",
                "simulate towers --games 99999999999| --games is too large",
                "simulate towers --json=3| --json takes no value",
                "play towers --pace soon| --pace must be a number, not 'soon'",
                "play towers --pace -1| --pace must be from 0 to 60 seconds",
                "play towers --save -| --save needs the name of a file",
                "play towers more| unexpected argument 'more'",
                "completion fish| SHELL must be one of bash, zsh, not 'fish'",
                "convert x --to| --to needs a value: FORM",
                "perft towers| --depth D is missing",
            })
    @DisplayName("the arguments of a command are named in plain words")
    void plainWords(String command, String sentence) {
        isRefused(CliResult.run(command.split(" ", -1)), sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[]",
                "null",
                "17",
                "{}",
                "{\"format\":\"lucca-record/2\"}",
                "{\"format\":\"lucca-record/1\"}",
                "{\"format\":\"lucca-record/1\",\"events\":[]}",
                "{\"format\":\"lucca-record/1\",\"events\":{},\"game\":\"towers\",\"seats\":2}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"chess\",\"seats\":2}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":1}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2.5}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":\"2\"}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2,\"options\":[]}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2,\"options\":{\"size\":8}}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2,\"options\":{\"size\":\"7\"}}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2,\"options\":{\"hat\":\"on\"}}",
                "{\"format\":\"lucca-record/1\",\"events\":[],\"game\":\"towers\",\"seats\":2} {}",
                "[Game \"towers\"]",
                "[Game towers]",
                "[Game \"towers\"]\n[Seats \"9\"]",
                "[Game \"towers\"]\n[Seats \"2\"]\n[hat \"on\"]",
                "[Game \"towers\"]\n[Seats \"2\"]\n[Position \"nonsense\"]",
                "white a1",
            })
    void unreadableRecordsNameTheirLine(String record) {
        isRefused(CliResult.runWithInput("\n" + record, "replay", "-"), "line 2");
        isRefused(CliResult.runWithInput("\n" + record, "convert", "-", "--to", "text"), "line 2");
    }

    @Test
    @DisplayName("a file that is not UTF-8 is refused")
    void wrongBytes() throws Exception {
        Path file = folder.resolve("latin");
        Files.write(file, new byte[] {'{', '"', (byte) 0xE9, '"', '}', '\n'});
        isRefused(CliResult.run("replay", file.toString()), "line 1");
    }

    @Test
    @DisplayName("a file that would overwrite its own input is refused")
    void sameFile() throws Exception {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "[Game \"towers\"]\n[Seats \"2\"]\n\n* first 1\n");
        isRefused(
                CliResult.run("convert", file.toString(), "--to", "json", "--out", file.toString()),
                "game.txt");
        assertThat(file).content().contains("first 1");
    }

    private static void isRefused(CliResult cliResult, String mentioned) {
        assertThat(cliResult.code()).as(cliResult.toString()).isEqualTo(2);
        assertThat(cliResult.err().lines()).as(cliResult.err()).hasSize(1);
        assertThat(cliResult.err())
                .startsWith("lucca")
                .contains(mentioned)
                .doesNotContain("Exception", "null");
        assertThat(cliResult.err()).doesNotContainPattern("[a-z]\\.[a-z]+[A-Z]?[a-z]*( |$)");
        assertThat(cliResult.out()).isEmpty();
    }
}

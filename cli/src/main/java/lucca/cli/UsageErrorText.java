package lucca.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import lucca.cli.text.CliMessages;
import lucca.engine.Message;
import lucca.words.SpellingSuggestion;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Explains in plain words what is wrong with the arguments of a command.
final class UsageErrorText {
    private UsageErrorText() {}

    static String sentence(ParameterException e, List<String> commands) {
        return CliMessages.common().text(message(e, commands));
    }

    private static Message message(ParameterException e, List<String> commands) {
        return switch (e) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched, commands);
            case MissingParameterException missing -> missing(missing);
            case OverwrittenOptionException twice ->
                    Message.of("cli.twice", name(twice.getOverwritten()));
            default -> {
                ArgSpec argument = e.getArgSpec();
                String value = e.getValue();
                if (argument != null && value != null && isValue(e)) {
                    yield value(argument, value);
                }
                String said = String.valueOf(e.getMessage());
                yield said.startsWith("Unknown subcommand")
                        ? unknown("cli.noCommand", quoted(said), commands)
                        : Message.of("cli.other", firstLine(e));
            }
        };
    }

    private static boolean isValue(ParameterException e) {
        return e.getCause() instanceof TypeConversionException
                || String.valueOf(e.getMessage()).startsWith("Invalid value");
    }

    private static Message unmatched(UnmatchedArgumentException e, List<String> commands) {
        String word = e.getUnmatched().getFirst();
        var spec = e.getCommandLine().getCommandSpec();
        if (word.startsWith("-") && word.length() > 1) {
            List<String> options =
                    spec.options().stream()
                            .flatMap(option -> Arrays.stream(option.names()))
                            .toList();
            return unknown("cli.noOption", word.replaceFirst("=.*", ""), options);
        }
        return spec.parent() == null
                ? unknown("cli.noCommand", word, commands)
                : Message.of("cli.tooMuch", word);
    }

    private static Message unknown(String key, String word, Collection<String> known) {
        return SpellingSuggestion.closest(word, known)
                .map(near -> Message.of("cli.suggest", Message.of(key, word), near))
                .orElseGet(() -> Message.of(key, word));
    }

    private static Message missing(MissingParameterException e) {
        boolean needsValue = String.valueOf(e.getMessage()).contains("parameter for option");
        ArgSpec first = e.getMissing().isEmpty() ? e.getArgSpec() : e.getMissing().getFirst();
        if (first == null) {
            return Message.of("cli.other", firstLine(e));
        }
        return needsValue
                ? Message.of("cli.needs", name(first), first.paramLabel())
                : Message.of(
                        "cli.missing",
                        first instanceof OptionSpec
                                ? name(first) + " " + first.paramLabel()
                                : name(first));
    }

    private static Message value(ArgSpec argument, String value) {
        Class<?> type = argument.type();
        if (type.isEnum()) {
            String words =
                    Arrays.stream(type.getEnumConstants())
                            .map(Object::toString)
                            .collect(Collectors.joining(", "));
            return Message.of("cli.oneOf", name(argument), words, value);
        }
        if (type == boolean.class) {
            return Message.of("cli.flag", name(argument), value);
        }
        boolean integral = type != double.class;
        String key =
                integral ? value.matches("-?[0-9]+") ? "cli.large" : "cli.whole" : "cli.number";
        return Message.of(key, name(argument), value);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String quoted(String message) {
        int from = message.indexOf('\'');
        int to = message.lastIndexOf('\'');
        return from < to ? message.substring(from + 1, to) : message;
    }

    private static String firstLine(ParameterException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
    }
}

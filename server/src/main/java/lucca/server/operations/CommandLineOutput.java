package lucca.server.operations;

import lucca.server.web.ServerMessages;

/// Prints the outcome of a command in one sentence, and returns an exit code for scripts.
final class CommandLineOutput {
    private static final int EXIT_OK = 0;
    private static final int EXIT_UNUSABLE = 2;

    private CommandLineOutput() {}

    static int success(String key, Object... args) {
        System.out.println(ServerMessages.common().text(key, texts(args)));
        return EXIT_OK;
    }

    static int failure(String key, Object... args) {
        System.err.println(ServerMessages.common().text(key, texts(args)));
        return EXIT_UNUSABLE;
    }

    private static Object[] texts(Object... args) {
        Object[] texts = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = String.valueOf(args[i]);
        }
        return texts;
    }
}

package lucca.server.stream;

/// Where the messages of a stream go. Nobody ever waits for it.
public interface MessageSink {
    /// Takes a message.
    /// @return false if so much waits for the reader that no more is taken, and it is cut off
    boolean send(StreamMessage streamMessage);

    /// Lets go of the reader, once all is written.
    void end();
}

package lucca.server.stream;

/// Receives the messages of a stream without blocking the sender.
public interface MessageSink {
    /// Sends a message.
    /// @return false if the queue of a slow client is full, so that the stream is closed
    boolean send(StreamMessage streamMessage);

    /// Ends the stream after all queued messages are written.
    void end();
}

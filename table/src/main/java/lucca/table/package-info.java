/// A table at which persons and bots play: the event log, the commands, clocks, undo by consent,
/// and the view of each viewer.
///
/// The package is pure: time, randomness and storage come from outside, so it runs on the server
/// and in the browser.
@NullMarked
package lucca.table;

import org.jspecify.annotations.NullMarked;

/// A table at which people and bots play: the log of all that happened there, what may be done now,
/// clocks, undo by law, and what each viewer gets to see. Pure: time, luck and storage come from
/// outside, so it runs on a server and in a browser.
@NullMarked
package lucca.table;

import org.jspecify.annotations.NullMarked;

/// People and their accounts: guests, passwords, passkeys, sessions, tokens and blocks.
@NullMarked
package lucca.server.account;

import org.jspecify.annotations.NullMarked;

package lucca.server.testing;

import java.nio.file.Path;
import javax.sql.DataSource;
import lucca.server.store.JdbcUrls;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteDataSource;

/// The databases that a server can use.
public enum DatabaseKind {
    SQLITE {
        @Override
        public String fresh(Path folder) {
            return JdbcUrls.sqliteIn(folder);
        }

        @Override
        public DataSource at(String url) {
            SQLiteDataSource source = new SQLiteDataSource();
            source.setUrl(url);
            return source;
        }
    },
    POSTGRESQL {
        @Override
        public String fresh(Path folder) {
            return TestPostgres.newDatabase();
        }

        @Override
        public DataSource at(String url) {
            PGSimpleDataSource source = new PGSimpleDataSource();
            source.setUrl(url);
            return source;
        }
    };

    /// Returns the address of an empty database that nobody else uses.
    /// @param folder the folder of the database, if it is a file
    public abstract String fresh(Path folder);

    /// Returns the database at an address.
    public abstract DataSource at(String url);
}

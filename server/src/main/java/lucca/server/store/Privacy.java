package lucca.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/// Files that only their owner may read, where the system knows such a thing.
public final class Privacy {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private Privacy() {}

    /// To make a file with.
    public static FileAttribute<?>[] file() {
        return rights(FILE);
    }

    /// To make a folder with.
    static FileAttribute<?>[] folder() {
        return rights(FOLDER);
    }

    private static FileAttribute<?>[] rights(String rights) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
                }
                : new FileAttribute<?>[0];
    }

    /// Makes an empty file, if there is none.
    public static void make(Path file) throws IOException {
        try {
            Files.createFile(file, file());
        } catch (FileAlreadyExistsException e) {
            // as it should be
        }
    }

    /// Hides a file from others, if it is there and one's own.
    static void hide(Path file) {
        PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class);
        try {
            if (view != null) {
                view.setPermissions(PosixFilePermissions.fromString(FILE));
            }
        } catch (IOException e) {
            // there is none, or it is for another to decide
        }
    }
}

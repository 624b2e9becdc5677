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
public final class PrivateFiles {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private PrivateFiles() {}

    /// To make a file with.
    public static FileAttribute<?>[] fileAttributes() {
        return posixAttributes(FILE);
    }

    /// To make a folder with.
    static FileAttribute<?>[] folderAttributes() {
        return posixAttributes(FOLDER);
    }

    private static FileAttribute<?>[] posixAttributes(String rights) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
                }
                : new FileAttribute<?>[0];
    }

    /// Makes an empty file, if there is none.
    public static void create(Path file) throws IOException {
        try {
            Files.createFile(file, fileAttributes());
        } catch (FileAlreadyExistsException e) {
            // as it should be
        }
    }

    /// Hides a file from others, if it is there and one's own.
    static void restrict(Path file) {
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

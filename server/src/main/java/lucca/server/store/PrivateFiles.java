package lucca.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/// Creates files that only their owner may read, where the file system supports it.
public final class PrivateFiles {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private PrivateFiles() {}

    /// The attributes of a private file.
    public static FileAttribute<?>[] fileAttributes() {
        return posixAttributes(FILE);
    }

    /// The attributes of a private folder.
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

    /// Creates an empty file if it does not exist.
    public static void create(Path file) throws IOException {
        try {
            Files.createFile(file, fileAttributes());
        } catch (FileAlreadyExistsException e) {
            // the file exists already
        }
    }

    /// Restricts a file to its owner, if it exists and belongs to the caller.
    static void restrict(Path file) {
        PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class);
        try {
            if (view != null) {
                view.setPermissions(PosixFilePermissions.fromString(FILE));
            }
        } catch (IOException e) {
            // the file does not exist or has another owner
        }
    }
}

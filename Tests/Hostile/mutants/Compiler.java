import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.stream.Stream;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles Kotlin with the arguments on each line of the input, and prints the status of each compilation. The
 * program's own arguments precede those of each line. A single process compiles everything, because a compiler on the
 * JVM needs most of its time to start.
 */
class Compiler {
    public static void main(String[] always) throws Exception {
        var nowhere = new PrintStream(OutputStream.nullOutputStream());
        for (var line : (Iterable<String>) new BufferedReader(new InputStreamReader(System.in)).lines()::iterator) {
            var arguments = Stream.concat(Stream.of(always), Stream.of(line.split(" "))).toArray(String[]::new);
            System.out.println(new K2JVMCompiler().exec(nowhere, arguments).getCode());
        }
    }
}

import hwalja.Composer;
import hwalja.Edit;
import hwalja.Key;
import hwalja.KeyboardLayout;
import hwalja.Layouts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The composer for other people's keyboards, as it is used from Java, over every line of the conformance files. */
public final class Conformance {
    private static String type(KeyboardLayout layout, String keys, Map<String, Integer> scalars) {
        Composer composer = new Composer(layout);
        StringBuilder text = new StringBuilder();
        boolean isAfterPause = false;
        for (String token : keys.split(" ")) {
            Edit edit = Edit.NONE;
            switch (token) {
                case "_": composer.commit(); break;
                case "␣": edit = composer.space(); break;
                case "⌫": edit = composer.backspace(); break;
                case "⎌": edit = composer.backspace(Composer.Step.STROKE); break;
                case "…": isAfterPause = true; break;
                default:
                    // Hosts send characters.
                    Key key = layout.keyByScalar(scalars.get(token));
                    if (isAfterPause) composer.endCycle(key);
                    isAfterPause = false;
                    edit = composer.press(key);
            }
            if (edit == null) {
                if (text.length() > 0) text.setLength(text.offsetByCodePoints(text.length(), -1));
            } else {
                text.setLength(text.length() - edit.getDeleting());
                text.append(edit.getInserting());
            }
            if (!text.toString().endsWith(composer.getComposing())) throw new AssertionError(keys);
        }
        return text.toString();
    }

    public static void main(String[] arguments) throws IOException {
        for (KeyboardLayout layout : List.of(
                Layouts.cheonjiin(), Layouts.naratgeul(), Layouts.sky(), Layouts.dubeolsik(), Layouts.danmoeum())) {
            Map<String, Integer> scalars = new HashMap<>();
            for (String line : Files.readAllLines(Path.of(arguments[1]))) {
                String[] columns = line.split("\t");
                if (columns[0].equals(layout.getId())) scalars.put(columns[1], Integer.valueOf(columns[2]));
            }
            int count = 0;
            for (String line : Files.readAllLines(Path.of(arguments[0], layout.getId() + ".tsv"))) {
                if (line.startsWith("#")) continue;
                String[] columns = line.split("\t", -1);
                String text = type(layout, columns[0], scalars);
                if (!text.equals(columns[1])) throw new AssertionError(columns[0] + ": " + text);
                count += 1;
            }
            if (count < 10_000) throw new AssertionError("only " + count + " lines of " + layout);
            System.out.println("ok   " + layout + " types " + count + " lines from Java");
        }
    }
}

package host;

import hwalja.Composer;
import hwalja.DotStyle;
import hwalja.Edit;
import hwalja.Key;
import hwalja.KeyboardLayout;
import hwalja.Layouts;
import java.util.Map;

/** No keyboard but a field, and the composer for other people's keyboards as it is used from Java. */
public final class ComposerHost implements Host {
    private static final Map<String, KeyboardLayout> LAYOUTS = Map.of(
        "cheonjiin", Layouts.cheonjiin(),
        "cheonjiin-compatibility", Layouts.cheonjiin().writing(DotStyle.COMPATIBILITY),
        "naratgeul", Layouts.naratgeul(), "sky", Layouts.sky(), "dubeolsik", Layouts.dubeolsik(),
        "danmoeum", Layouts.danmoeum());

    private final Composer composer;
    private final StringBuilder text = new StringBuilder();
    private boolean isAfterPause;

    /** A composer for the layout of this id. */
    public ComposerHost(String id) {
        composer = new Composer(LAYOUTS.get(id));
    }

    @Override
    public String getText() {
        return text.toString();
    }

    @Override
    public void take(String step, Integer key) {
        Edit edit = edit(step, key);
        if (edit != null) {
            text.setLength(text.length() - edit.getDeleting());
            text.append(edit.getInserting());
        } else if (text.length() > 0) {
            text.setLength(text.offsetByCodePoints(text.length(), -1));
        }
        if (!getText().endsWith(composer.getComposing())) throw new IllegalStateException(composer + " in " + text);
    }

    /** What the composer has done; null if a character is to be deleted as usual. */
    private Edit edit(String step, Integer scalar) {
        switch (step) {
            case "_":
                composer.commit();
                return Edit.NONE;
            case "␣":
                return composer.space();
            case "⌫":
                return composer.backspace();
            case "⎌":
                return composer.backspace(Composer.Step.STROKE);
            case "…":
                isAfterPause = true;
                return Edit.NONE;
            default:
                Key key = composer.getLayout().keyByScalar(scalar);
                if (isAfterPause) composer.endCycle(key);
                isAfterPause = false;
                return composer.press(key);
        }
    }
}

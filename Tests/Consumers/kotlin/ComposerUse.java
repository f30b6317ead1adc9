import hwalja.Composer;
import hwalja.Edit;
import hwalja.KeyboardLayout;
import hwalja.Layouts;

/** The composer as it is used from Java, here and in a keyboard of somebody else's. */
public final class ComposerUse {
    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) throw new AssertionError(actual + " and not " + expected);
    }

    public static void main(String[] arguments) {
        KeyboardLayout layout = Layouts.cheonjiin();
        Composer composer = new Composer(layout);
        expect(new Edit(0, "ㄱ"), composer.press(layout.key("ㄱㅋ")));
        expect(Edit.NONE, composer.space());
        expect(new Edit(0, " "), composer.space(true));
        composer.press(layout.keyByScalar('ㄱ'));
        expect((int) 'ㄱ', layout.keyByCode("4").getScalar());
        expect(new Edit(1, ""), composer.backspace());
        if (composer.backspace(Composer.Step.STROKE) != null) throw new AssertionError();
        expect("Composer(cheonjiin, \"\")", composer.toString());
        System.out.println("ok   the composer is used from Java");
    }
}

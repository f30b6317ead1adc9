import android.inputmethodservice.InputMethodService;
import consumer.Host;
import consumer.HostCasesKt;
import hwalja.AndroidInputSession;
import hwalja.Composer;
import hwalja.Edit;
import hwalja.InputConnectionClient;
import hwalja.InputSession;
import hwalja.InvalidKeyboardFile;
import hwalja.Key;
import hwalja.KeyboardField;
import hwalja.KeyboardFile;
import hwalja.KeyboardLayout;
import hwalja.KeyboardMachine;
import hwalja.KeyboardRequest;
import hwalja.KeyboardSettings;
import hwalja.Keyboards;
import hwalja.Layouts;
import hwalja.Outcome;
import hwalja.Place;
import hwalja.TrieError;
import hwalja.TrieFile;
import java.util.Map;
import kotlin.Unit;

/** Uses the API from Java: static members and default arguments. */
public final class JavaUse {
    private static final Host FIELD = new Host(HostCasesKt.getKeyboardHosts().get(0), "|");

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) throw new AssertionError(actual + " and not " + expected);
    }

    private static void checkComposer() {
        KeyboardLayout layout = Layouts.cheonjiin();
        Composer composer = new Composer(layout);
        expect(new Edit(0, "ㄱ"), composer.press(layout.key("ㄱㅋ")));
        expect(Edit.NONE, composer.space());
        expect(new Edit(0, " "), composer.space(true));
        composer.press(layout.keyByScalar('ㄱ'));
        expect(new Edit(1, ""), composer.backspace());
        if (composer.backspace(Composer.BackspaceUnit.STROKE) != null) throw new AssertionError();
    }

    private static void checkSession() {
        InputSession session = new InputSession(Layouts.cheonjiin(), new InputConnectionClient(FIELD::getAsked));
        for (String code : new String[] {"0", "1", "2", "5"}) session.press(session.getLayout().keyByCode(code));
        expect("InputSession(cheonjiin, \"안\")", session.toString());
        session.space();
        session.setSpaceEndsRun(false);
        session.space();
        session.setLayout(Layouts.danmoeum());
        expect(Outcome.CHANGED, session.backspace());
        expect("안|", FIELD.getNotation());
        new InputSession(Layouts.sky(), new InputConnectionClient(FIELD::getAsked), false, 800L).commit();
        session.setWritesOnCommit(true);
        session.press(session.getLayout().keyByCode("q"));
        expect("안|", FIELD.getNotation());
        session.setWritesOnCommit(false);
        expect("안ㅂ|", FIELD.getNotation());
        AndroidInputSession android = new AndroidInputSession(new InputMethodService(), Layouts.sky(), true);
        expect(Outcome.NOTHING, android.backspace());
        android.onStartInput(null, false);
        android.onUpdateSelection(0, 0, 0, 0, -1, -1);
        android.setUnderlines(false);
        android.setTerminal(true);
        expect(true, android.isTerminal());
    }

    private static void checkKeyboard() {
        InputSession session = new InputSession(Layouts.sky(), new InputConnectionClient(FIELD::getAsked));
        KeyboardMachine<InputSession> machine = new KeyboardMachine<>(Keyboards.dubeolsik(), session);
        machine.setSettings(new KeyboardSettings());
        machine.getSettings().setDoubleSpace(null);
        machine.setOnChange(() -> Unit.INSTANCE);
        machine.setOnRequest(request -> {
            expect(KeyboardRequest.Hide.INSTANCE, request);
            return Unit.INSTANCE;
        });
        machine.fieldDidChange(new KeyboardField(KeyboardField.Kind.EMAIL));
        expect(Outcome.NOTHING, machine.down(new Place(0, 0), 1, 1));
        expect(351L, machine.getNextTick());
        expect("@", machine.getRows().get(3).get(2).getLegend());
        expect(Keyboards.sky(), Keyboards.byId("sky"));
        expect(Keyboards.cheonjiin(), Keyboards.all().get(0));
        expect(Layouts.cheonjiin(), Layouts.all().get(0));
    }

    private static void checkFiles() {
        try {
            TrieFile.trie(new byte[4]);
            throw new AssertionError();
        } catch (TrieError.Truncated error) {
            expect(22, error.getExpected());
        } catch (TrieError error) {
            throw new AssertionError(error);
        }
        try {
            KeyboardFile.keyboard(Map.of("id", "x"), Layouts.all());
            throw new AssertionError();
        } catch (InvalidKeyboardFile error) {
            expect("pages must be a list of pages", error.getMessage());
        }
        expect("a", new Key("a", "A").getId());
    }

    public static void main(String[] arguments) {
        checkComposer();
        checkSession();
        checkKeyboard();
        checkFiles();
        System.out.println("ok   the API is used from Java, as an app would");
    }
}

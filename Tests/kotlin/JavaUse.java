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
import hwalja.Keyboard;
import hwalja.KeyboardField;
import hwalja.KeyboardFile;
import hwalja.KeyboardLayout;
import hwalja.KeyboardMachine;
import hwalja.KeyboardRequest;
import hwalja.KeyboardSettings;
import hwalja.Keyboards;
import hwalja.Layouts;
import hwalja.Offer;
import hwalja.Outcome;
import hwalja.Page;
import hwalja.Place;
import hwalja.Role;
import hwalja.Slot;
import hwalja.TrieError;
import hwalja.TrieFile;
import hwalja.SlotContent;
import java.io.File;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;

/** Uses the API from Java, including static members and overloads for default arguments. */
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
        InputSession session = new InputSession(Layouts.cheonjiin(), new InputConnectionClient(FIELD::getChecked));
        for (String code : new String[] {"0", "1", "2", "5"}) session.press(session.getLayout().keyByCode(code));
        expect("InputSession(cheonjiin, \"안\")", session.toString());
        session.space();
        session.setSpaceEndsRun(false);
        session.space();
        session.setLayout(Layouts.danmoeum());
        expect(Outcome.CHANGED, session.backspace());
        expect("안|", FIELD.getNotation());
        new InputSession(Layouts.sky(), new InputConnectionClient(FIELD::getChecked), false, 800L).commit();
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
        InputSession session = new InputSession(Layouts.sky(), new InputConnectionClient(FIELD::getChecked));
        KeyboardMachine<InputSession> machine = new KeyboardMachine<>(Keyboards.dubeolsik(), session);
        machine.setSettings(new KeyboardSettings());
        machine.getSettings().setDoubleSpace(null);
        List<Object> calls = new ArrayList<>();
        machine.setOnChange(() -> calls.add("change"));
        machine.setOnRequest(calls::add);
        machine.fieldDidChange(new KeyboardField(KeyboardField.Kind.EMAIL));
        expect(Outcome.NOTHING, machine.down(new Place(0, 0), 1, 1));
        expect(351L, machine.getNextTick());
        expect("@", machine.getRows().get(3).get(2).getLegend());
        List<List<Slot>> rows = List.of(List.of(
            new Slot(new SlotContent.Text("a")), new Slot(Role.DISMISS),
            new Slot(new SlotContent.Key(0), List.of(new Offer.Text("1")))
        ));
        machine.setKeyboard(new Keyboard("mine", Layouts.sky(), List.of(new Page("letters", "가", rows))));
        calls.clear();
        machine.tap(new Place(0, 1), 2);
        expect(List.of(KeyboardRequest.Hide.INSTANCE), calls);
        machine.down(new Place(0, 0), 1, 3);
        expect("change", calls.get(1));
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

    /** Returns true if Java code can use a class or a member with these modifiers. */
    private static boolean isVisible(int modifiers, boolean isSynthetic) {
        return !isSynthetic && (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
    }

    /**
     * Checks that Java does not see Kotlin's internals. These are members whose names contain the module's name, and
     * functions outside of classes, except the public one.
     */
    private static void checkInternals() throws Exception {
        File jar = new File(Composer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<String> seen = new TreeSet<>();
        try (JarFile file = new JarFile(jar)) {
            for (String entry : file.stream().map(each -> each.getName()).toArray(String[]::new)) {
                if (!entry.matches("hwalja/.*[.]class")) continue;
                Class<?> type = Class.forName(entry.replace('/', '.').replace(".class", ""));
                if (!isVisible(type.getModifiers(), type.isSynthetic())) continue;
                List<Member> members = new ArrayList<>(List.of(type.getDeclaredMethods()));
                members.addAll(List.of(type.getDeclaredFields()));
                for (Member member : members) {
                    if (!isVisible(member.getModifiers(), member.isSynthetic())) continue;
                    String name = type.getSimpleName() + "." + member.getName();
                    if (name.contains("$") || name.contains("Kt.")) seen.add(name);
                }
            }
        }
        expect(Set.of("KeyboardMachineKt.KeyboardMachine"), seen);
    }

    public static void main(String[] arguments) throws Exception {
        checkComposer();
        checkSession();
        checkKeyboard();
        checkFiles();
        checkInternals();
        System.out.println("ok   the API is used from Java, as an app would");
    }
}

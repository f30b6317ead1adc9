using System;
using System.Linq;
using System.Text;
using Hwalja;

/// <summary>Valid, damaged and forged tries.</summary>
internal static class Tries
{
    private static readonly byte[] Whole = Layouts.Cheonjiin.Trie.ToBytes();

    internal static void Run()
    {
        AnOpenedTrieIsALayoutWithoutTexts();
        ReportsDamagedTries();
        ALoneSurrogateIsNeverALetter();
        LookUpsInForgedTriesNeverFail();
    }

    private static void AnOpenedTrieIsALayoutWithoutTexts()
    {
        KeyboardLayout opened = KeyboardLayout.Open(Layouts.Sky.Trie.ToBytes());
        Check.Same("sky", opened.Id, "id");
        Check.Same(Layouts.Sky.Keys.Count, opened.Keys.Count, "keys");
        Check.Same(TimeSpan.FromSeconds(1), opened.CycleTimeout, "pause");
        Check.Same(null, opened.FindKey(""), "a key without a name");
        foreach (Key key in Layouts.Sky.Keys)
        {
            Check.Same(Layouts.Sky.GetEdit(key, "각"), opened.GetEdit(opened.Keys[key.Number], "각"), key.Id);
        }
    }

    private static void ReportsDamagedTries()
    {
        int size = Whole.Length;
        Refuses(Enumerable.Repeat((byte)'~', 21).ToArray(), TrieFault.Truncated, "cut short: 21 bytes of 22");
        Refuses(Whole.Take(size - 1).ToArray(), TrieFault.Truncated, $"cut short: {size - 1} bytes of {size}");
        byte[] longer = Whole.Concat(new[] { (byte)'%' }).ToArray();
        Refuses(longer, TrieFault.TooLong, $"too long: {size + 1} bytes for {size}");
        Refuses(Changed(0, 33), TrieFault.WrongMagic, "not a trie: the first four bytes are not HWJT");
        Refuses(Changed(9, 126), TrieFault.NewerVersion, "version 89 is newer than this reader, which knows 1");
        Refuses(Changed(9, 37), TrieFault.WrongByte, "damaged: the byte at 9 cannot stand there");
        Refuses(Changed(40, 127), TrieFault.WrongByte, "damaged: the byte at 40 cannot stand there");
        Refuses(Changed(40, 0), TrieFault.WrongByte, "damaged: the byte at 40 cannot stand there");
        Refuses(Changed(8, 126), TrieFault.WrongChecksum, "damaged: the checksum is wrong");
        TrieException tooLong = Check.Throws<TrieException>(() => Trie.Open(new byte[3]), "three bytes");
        Check.Same((22, 3), (tooLong.Expected, tooLong.Actual), "sizes");
        Check.Same(89, Check.Throws<TrieException>(() => Trie.Open(Changed(9, 126)), "a version").Version, "version");
        Check.Same(40, Check.Throws<TrieException>(() => Trie.Open(Changed(40, 0)), "a byte").Offset, "offset");
    }

    private static void Refuses(byte[] bytes, TrieFault fault, string message)
    {
        TrieException error = Check.Throws<TrieException>(() => KeyboardLayout.Open(bytes), message);
        Check.Same(fault, error.Fault, message);
        Check.Same(message, error.Message, "message");
    }

    /// <summary>Forges a trie with a lone surrogate as a letter, which no text can contain.</summary>
    private static void ALoneSurrogateIsNeverALetter()
    {
        var bytes = (byte[])Whole.Clone();
        int letters = bytes[13] - '%' + (bytes[14] - '%') * 90;
        for (int digit = 0, rest = 0xD800; digit < 3; digit++, rest /= 90)
        {
            bytes[letters + digit] = (byte)('%' + (rest % 90));
        }
        Trie trie = Trie.Open(WithChecksum(bytes));
        for (int number = 0; number < trie.KeyCount; number++)
        {
            Check.Same(trie.GetEdit(number, "A"), trie.GetEdit(number, "\uD800"), "a key after half a pair");
        }
    }

    /// <summary>Forges digits with a valid checksum: every look-up must still return Unicode scalars.</summary>
    private static void LookUpsInForgedTriesNeverFail()
    {
        var random = new Random(7);
        string[] texts = { "", "각", "가ㄴ", "ᄀᆞ", "ㄱㆍ", "ㅣ", "\U0001F600", "\uD800", "가\uDC00", "\0", "A" };
        for (int count = 0; count < 3000; count++)
        {
            var bytes = (byte[])Whole.Clone();
            for (int changes = random.Next(1, 6); changes > 0; changes--)
            {
                bytes[random.Next(12, bytes.Length)] = (byte)random.Next(37, 127);
            }
            Trie trie = Trie.Open(WithChecksum(bytes));
            Check.True(trie.Id != null, "id");
            for (int number = -1; number <= trie.KeyCount; number++)
            {
                string text = texts[random.Next(texts.Length)];
                if (trie.GetEdit(number, text) is Edit edit)
                {
                    edit.ApplyTo(text);
                    new UTF8Encoding(false, true).GetBytes(edit.Inserting);
                }
            }
            TypeOn(KeyboardLayout.Open(WithChecksum(bytes)), random);
        }
    }

    private static void TypeOn(KeyboardLayout layout, Random random)
    {
        var composer = new Composer(layout);
        string text = "";
        for (int count = 0; count < 30 && layout.Keys.Count > 0; count++)
        {
            Key key = layout.Keys[random.Next(layout.Keys.Count)];
            int choice = random.Next(6);
            if (choice == 0)
            {
                composer.EndCycle(key);
            }
            Edit? edit = choice == 1 ? composer.Backspace() : choice == 2 ? composer.Backspace(BackspaceUnit.Stroke)
                : composer.Press(key);
            text = edit?.ApplyTo(text) ?? text;
            Check.True(text.EndsWith(composer.Composing, StringComparison.Ordinal), "the run is in the text");
        }
    }

    private static byte[] Changed(int offset, byte value)
    {
        var bytes = (byte[])Whole.Clone();
        bytes[offset] = value;
        return bytes;
    }

    private static byte[] WithChecksum(byte[] bytes)
    {
        uint sum = ~0u;
        foreach (byte each in bytes.Skip(9))
        {
            sum ^= each;
            for (int bit = 0; bit < 8; bit++)
            {
                sum = (sum & 1) == 1 ? (sum >> 1) ^ 0xEDB88320 : sum >> 1;
            }
        }
        sum = ~sum;
        for (int offset = 4; offset < 9; offset++, sum /= 90)
        {
            bytes[offset] = (byte)('%' + (sum % 90));
        }
        return bytes;
    }
}

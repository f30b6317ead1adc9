// Prints every text and the cycle timeout of every layout.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Hwalja;

static class Texts
{
    static void Main()
    {
        foreach (KeyboardLayout layout in Layouts.All)
        {
            string timeout = layout.CycleTimeout.TotalMilliseconds.ToString(CultureInfo.InvariantCulture);
            var texts = new List<string> { layout.Id, layout.Name, layout.LatinName, timeout };
            foreach (Key key in layout.Keys)
            {
                texts.AddRange(new[] { key.Id, key.Legend, key.Code ?? "" });
            }
            Console.WriteLine(string.Join(" ", texts.Select(Hexadecimal)));
        }
    }

    static string Hexadecimal(string text) =>
        string.Concat(Encoding.UTF8.GetBytes(text).Select(each => each.ToString("x2", CultureInfo.InvariantCulture)));
}

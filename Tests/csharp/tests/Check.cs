using System;
using System.Collections.Generic;

/// <summary>Checks that end the tests with one line if they fail.</summary>
internal static class Check
{
    internal static void Same<T>(T expected, T actual, string what)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            throw new InvalidOperationException($"{what}: {actual}, not {expected}");
        }
    }

    internal static void True(bool isRight, string what) => Same(true, isRight, what);

    internal static T Throws<T>(Action action, string what)
        where T : Exception
    {
        try
        {
            action();
        }
        catch (T error)
        {
            return error;
        }
        throw new InvalidOperationException($"{what}: no {typeof(T).Name}");
    }
}

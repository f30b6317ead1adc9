// The declarations of Unity that the sample uses, with just enough behavior to type on it.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute
    {
    }

    public class Object
    {
        public static T Instantiate<T>(T original, Transform parent)
            where T : Object
        {
            var made = (T)Activator.CreateInstance(original.GetType());
            parent.Children.Add(made);
            return made;
        }
    }

    public class Component : Object
    {
        private readonly List<Component> children = new List<Component>();

        public Transform transform { get; } = null;

        public Component()
        {
            transform = this as Transform ?? new Transform();
        }

        public T GetComponentInChildren<T>()
            where T : Component
        {
            foreach (Component child in children)
            {
                if (child is T found)
                {
                    return found;
                }
            }
            return null;
        }

        protected void AddChild(Component child) => children.Add(child);
    }

    public class Transform : Component
    {
        // The children of the object. Only tests use them.
        public List<Object> Children { get; } = new List<Object>();
    }

    public class Behaviour : Component
    {
    }

    public class MonoBehaviour : Behaviour
    {
    }

    public static class Time
    {
        public static float unscaledTime { get; set; }
    }
}

namespace UnityEngine.Events
{
    public delegate void UnityAction();

    public class UnityEvent
    {
        private UnityAction actions;

        public void AddListener(UnityAction call) => actions += call;

        public void Invoke() => actions?.Invoke();
    }
}

namespace UnityEngine.UI
{
    public class Text : Behaviour
    {
        public virtual string text { get; set; } = "";
    }

    public class Button : Behaviour
    {
        public Button()
        {
            AddChild(new Text());
        }

        public Events.UnityEvent onClick { get; } = new Events.UnityEvent();
    }
}

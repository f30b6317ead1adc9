package kotlin.enums

public interface EnumEntries<E : Enum<E>> : List<E>

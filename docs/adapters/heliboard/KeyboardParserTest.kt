    @Test fun `korean_cheonjiin has its keys`() {
        val rows = LayoutParser.parseJsonString(File("src/main/assets/layouts/main/korean_cheonjiin.json").readText())
            .map { row -> row.mapNotNull { it.compute(params)?.toKeyParams(params)?.mCode } }
            .map { codes -> codes.joinToString("") { String(Character.toChars(it)) } }
        assertEquals(listOf("ㅣㆍㅡ", "ㄱㄴㄷ", "ㅂㅅㅈ.", "ㅇ"), rows)
    }


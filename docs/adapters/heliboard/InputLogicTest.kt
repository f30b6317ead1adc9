    @Test fun `cheonjiin, a cluster`() = checkCheonjiin("않") {
        chainInput("ㅇㅣㆍㄴㅅㅅ")
    }

    @Test fun `cheonjiin, a tail moves on`() = checkCheonjiin("가가") {
        chainInput("ㄱㅣㆍㄱㅣㆍ")
    }

    @Test fun `cheonjiin, letters of one key`() = checkCheonjiin("안녕") {
        chainInput("ㅇㅣㆍㄴ ㄴㆍㆍㅣㅇ")
    }

    @Test fun `cheonjiin, a second space`() = checkCheonjiin("가 ") {
        chainInput("ㄱㅣㆍ  ")
    }

    @Test fun `cheonjiin, a mark`() = checkCheonjiin("가,") {
        chainInput("ㄱㅣㆍ..")
    }

    @Test fun `cheonjiin, delete a letter`() = checkCheonjiin("ㄱ") {
        chainInput("ㄱㅣㆍㄴ"); functionalKeyPress(KeyCode.DELETE); functionalKeyPress(KeyCode.DELETE)
    }

    @Test fun `cheonjiin, delete the word`() = checkCheonjiin("ㄴ") {
        chainInput("ㄱ"); functionalKeyPress(KeyCode.DELETE); chainInput("ㄴ")
    }

    @Test fun `cheonjiin, a word that was there`() = checkCheonjiin("ㅇㅇㅣ") {
        setText("ㅇㅇ"); input('ㅣ')
    }

    private fun checkCheonjiin(expected: String, type: () -> Unit) {
        reset()
        latinIME.switchToSubtype(SubtypeSettings.getResourceSubtypesForLocale("ko".constructLocale())
            .first { "hwalja_cheonjiin" in it.extraValue })
        type()
        assertEquals(expected, text)
        assertEquals(expected, getText())
    }


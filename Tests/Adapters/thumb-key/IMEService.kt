package com.dessalines.thumbkey

import android.view.inputmethod.InputConnection

class IMEService(val currentInputConnection: InputConnection)

/** The storage key of what was chosen last in quick find, which may name people. */
export const recentFindsKey = 'asore:found'

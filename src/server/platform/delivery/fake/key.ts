/** The stand-in's own key: it opens nothing but the stand-in. */
export const standInKey = 'key-of-the-sms-stand-in'

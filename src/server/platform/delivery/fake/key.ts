/** The stand-in's own key: it opens nothing but the stand-in. */
export const fakeSmsKey = 'key-of-the-sms-stand-in'

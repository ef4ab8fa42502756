/** The fake's own key: it opens nothing but the fake. */
export const fakeSmsKey = 'key-of-the-sms-stand-in'

/** The fake's own number and keys: they open nothing but the fake. */
export const fakeWhatsApp = {
  numberId: '100200300400500',
  accountId: '500400300200100',
  token: 'token-of-the-whatsapp-stand-in',
  appSecret: 'secret-of-the-whatsapp-stand-in',
  verifyToken: 'word-of-the-whatsapp-stand-in',
} as const

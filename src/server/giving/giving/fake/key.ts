/** The fake's own keys: they open nothing but the fake. */
export const fakeKey = 'sk_test_of_the_stand_in'
export const fakeHubtel = { apiId: 'stand-in', apiKey: 'key-of-the-stand-in', posId: '11684' }
export const fakeMtn = {
  apiUser: '11111111-1111-4111-8111-111111111111',
  apiKey: 'key-of-the-stand-in',
  subscriptionKey: 'subscription-of-the-stand-in',
}

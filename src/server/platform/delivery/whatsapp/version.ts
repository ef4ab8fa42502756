/**
 * The version of the Graph API that is spoken, of 29 July 2026. A version is kept for about two years (v25.0 until 29 July 2028), so that a newer
 * one is set here once its changes were read: https://developers.facebook.com/documentation/development/graph-api/changelog
 */
export const apiVersion = 'v26.0'

/** For how long free words may be sent after a person wrote, in milliseconds: the service's "customer service window". */
export const windowLength = 24 * 60 * 60 * 1000

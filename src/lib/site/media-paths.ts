/** The pages that the media team may edit, besides the admin: the live stream's, and that of those who lead the singing. */
export const mediaPaths: readonly string[] = ['/live-stream', '/worshipteam']

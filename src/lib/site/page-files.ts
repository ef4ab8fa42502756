const sounds = /\.(mp3|m4a|ogg|opus|wav|aac|weba|flac)$/i
const films = /\.(mp4|m4v|webm|mkv|mov)$/i

/** Whether the file of a key is sound, which a page plays. */
export const isSound = (key: string): boolean => sounds.test(key)

/** Whether the file of a key is sound or film, which a page plays. */
export const isRecording = (key: string): boolean => isSound(key) || films.test(key)

/** The most bytes of a document of a page. */
export const documentLimit = 30 * 1024 * 1024

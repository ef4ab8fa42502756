/** The kind of the message that answers STOP or START: it goes to who has just stopped everything else by WhatsApp. */
export const stopAnswer = 'whatsapp stop'

import { SendMessages } from './SendMessages.tsx'

/** The messages of all staff, with the approval of those to many people. */
export const ApprovedMessages = () => <SendMessages mayApprove />

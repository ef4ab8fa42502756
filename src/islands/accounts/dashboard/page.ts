// All islands of one page, in one module: one request.
export { ConsentCard } from './ConsentCard.tsx'
export { MemberDashboard } from './MemberDashboard.tsx'

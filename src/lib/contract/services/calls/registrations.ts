import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  ArrivalForm,
  CancelOrderForm,
  CancelTicketsForm,
  DeskAccounts,
  DoorTicket,
  OrderAnswer,
  OrderForm,
  OrderRow,
  PayForm,
  PaymentForm,
  PriceAnswer,
  PriceForm,
  RegistrationAnswer,
  RegistrationForm,
  RegistrationHead,
  SecretForm,
  TicketCodeForm,
  TicketOffer,
} from '../registration.ts'

export const listRegistrations = route('GET', 'registrations/', {
  summary: 'Events that are not over, with their registration',
  answer: z.array(RegistrationHead),
})

export const readRegistration = route('GET', 'registrations/:id/', {
  summary: 'The registration of an event: settings, kinds of tickets, discount codes and sums',
  answer: RegistrationAnswer,
})

export const saveRegistration = route('PUT', 'registrations/:id/', {
  summary: 'Sets up how people register for an event; a kind that was sold stays',
  body: RegistrationForm,
  answer: RegistrationAnswer,
})

export const listOrders = route('GET', 'registrations/:id/orders/', {
  summary: 'The orders of an event, the newest first; each look is logged',
  paged: true,
  query: { status: 'placed, waiting or cancelled' },
  answer: partOf(OrderRow),
  exact: pageOf(OrderRow),
})

export const listDeskAccounts = route('GET', 'registrations/accounts/', {
  summary: 'The accounts that other payments at the desk go to',
  answer: DeskAccounts,
})

export const addPayment = route('POST', 'registrations/:id/orders/:order/payments/', {
  summary: 'Notes what was paid at the desk, or given back',
  body: PaymentForm,
  answer: OrderRow,
})

export const cancelOrder = route('POST', 'registrations/:id/orders/:order/cancel/', {
  summary: 'Cancels an order: its places go to those who waited longest',
  seen: 'The version of the order',
  body: CancelOrderForm,
  answer: OrderRow,
})

export const listDoor = route('GET', 'registrations/:id/door/', {
  summary: 'The tickets that may come in, by name; each look is logged',
  answer: z.array(DoorTicket),
})

export const addArrival = route('POST', 'registrations/:id/arrivals/', {
  summary: 'Lets a ticket in, once, by its code or its number; or takes that back',
  body: ArrivalForm,
  answer: DoorTicket,
})

export const readBadges = route('GET', 'registrations/:id/badges/', {
  summary: 'Name badges as PDF, ten a page',
  type: 'application/pdf',
  exact: z.any(),
})

export const readOffer = route('GET', 'events/:id/registration/', {
  summary: 'What somebody may order now, at the prices that hold for the caller',
  answer: TicketOffer,
})

export const priceTickets = route('POST', 'events/:id/tickets/price/', {
  summary: 'What tickets cost with a discount code',
  body: PriceForm,
  answer: PriceAnswer,
})

export const orderTickets = route('POST', 'events/:id/tickets/', {
  summary: 'Orders tickets once, at the price that the page showed',
  status: 201,
  body: OrderForm,
  answer: OrderAnswer,
})

export const readTickets = route('POST', 'tickets/', {
  summary: 'The tickets of an order, for who has its secret',
  body: SecretForm,
  answer: OrderAnswer,
})

export const payTickets = route('POST', 'tickets/pay/', {
  summary:
    'Pays online what is due of an order, or a part of it; the same attempt, or one that is open, leads to the first one',
  body: PayForm,
  answer: OrderAnswer,
})

export const sendTicketCode = route('POST', 'tickets/code/', {
  summary: 'Sends the code or voucher that the network wants for the newest payment of an order',
  body: TicketCodeForm,
  answer: OrderAnswer,
})

export const readTicketsPdf = route('POST', 'tickets/pdf/', {
  summary: 'The tickets of an order as PDF, for who has its secret',
  body: SecretForm,
  type: 'application/pdf',
  exact: z.any(),
})

export const cancelTickets = route('POST', 'tickets/cancel/', {
  summary: 'Cancels an order or one of its tickets, for who has its secret',
  body: CancelTicketsForm,
  answer: OrderAnswer,
})

import { fieldMessages, valueMessages } from '../wire/field-messages.ts'
import { messages } from '../wire/messages.ts'
import { staffMessages } from '../wire/staff-messages.ts'

/** Mail subjects: apart from the messages, since no browser shows them and none should load them. */
export const mailSubjects = {
  staffInviteSubject: 'You have been invited to the {shop} back office',
  receiptMailSubject: 'Your payment for order {number}',
  claimMailSubject: 'Set your password for {shop}',
  resetMailSubject: 'Set a new password at {shop}',
  welcomeMailSubject: 'Welcome to {shop}: please confirm your email',
  changeMailSubject: 'Confirm your new email at {shop}',
  changeAskedMailSubject: 'A new email was requested for your account at {shop}',
  passwordChangedMailSubject: 'Your password at {shop} was changed',
  newsletterMailSubject: 'Please confirm the {shop} newsletter',
  /** Staff write a subject for each. */
  newsletterSubject: '{subject}',
  backInStockConfirmSubject: 'Please confirm: tell me when {name} is back',
  backInStockSubject: 'Back in stock: {name}',
  cartReminderSubject: 'Your cart at {shop}',
  questionConfirmSubject: 'Please confirm your question about {name}',
  questionAnsweredSubject: 'Your question about {name} has an answer',
  recallUrgentSubject: 'Urgent: product recall, your order {number}',
  recallSubject: 'Product recall: your order {number}',
  contactMailSubject: 'Contact form: {subject}',
  orderMailSubject: 'Your Order Number {number} Created',
  returnRequestedSubject: 'Your return {number}: request received',
  returnDecidedSubject: 'Your return {number}: {reading}',
  giftCardSubject: 'A gift card of {amount} for {shop}',
  giftCardBoughtSubject: 'Your gift card purchase {number}',
  giftCardRefundedSubject: 'Your refund for gift card purchase {number}',
  refundSentSubject: 'Your refund of {amount}',
  replacementPlacedSubject: 'A replacement for your order {number}',
  replacementShippedSubject: 'The replacement for your order {number} is on its way',
  exchangePlacedSubject: 'Your exchange for order {number}',
  replacementCancelledSubject: 'The replacement for your order {number} was cancelled',
  orderShippedSubject: 'Your order {number} is on its way',
  orderUnpaidSubject: 'Your order {number} is waiting for payment',
  orderCancelledSubject: 'Your order {number} was cancelled',
  addressChangedSubject: 'The address of your order {number} was changed',
  deliveryMovedSubject: 'A new date for your order {number}',
  orderEditedSubject: 'Your order {number} was changed',
  paymentLinkSubject: 'Please pay your order {number}',
  quoteAskedSubject: 'Quote request: {name}',
  quoteAnsweredSubject: 'Your quote: {name}',
  purchaseOrderSubject: 'Purchase order {number} from {shop}',
  clinicAskedSubject: 'We have received your license',
  clinicVerifiedSubject: 'You are verified as a clinic at {shop}',
  clinicDeclinedSubject: 'We could not verify your license',
  clinicWithdrawnSubject: 'Your account at {shop} no longer counts as a clinic',
  clinicEndingSubject: 'Your license at {shop} expires soon',
} as const

/** The same in Spanish; mails to the office are in English. */
export const mailSubjectsEs: Partial<Record<keyof typeof mailSubjects, string>> = {
  receiptMailSubject: 'Su pago del pedido {number}',
  claimMailSubject: 'Cree su contraseña de {shop}',
  resetMailSubject: 'Cree una contraseña nueva en {shop}',
  welcomeMailSubject: 'Le damos la bienvenida a {shop}: confirme su correo',
  changeMailSubject: 'Confirme su nuevo correo en {shop}',
  changeAskedMailSubject: 'Se pidió cambiar el correo de su cuenta en {shop}',
  passwordChangedMailSubject: 'Se cambió su contraseña de {shop}',
  newsletterMailSubject: 'Confirme el boletín de {shop}',
  newsletterSubject: '{subject}',
  backInStockConfirmSubject: 'Confirme que quiere un aviso cuando vuelva a haber {name}',
  backInStockSubject: 'Disponible de nuevo: {name}',
  cartReminderSubject: 'Su carrito en {shop}',
  questionConfirmSubject: 'Confirme su pregunta sobre {name}',
  questionAnsweredSubject: 'Su pregunta sobre {name} tiene respuesta',
  recallUrgentSubject: 'Urgente: retiro de un producto, su pedido {number}',
  recallSubject: 'Retiro de un producto: su pedido {number}',
  orderMailSubject: 'Recibimos su pedido {number}',
  returnRequestedSubject: 'Su devolución {number}: solicitud recibida',
  returnDecidedSubject: 'Su devolución {number}: {reading}',
  giftCardSubject: 'Una tarjeta de regalo de {amount} para {shop}',
  giftCardBoughtSubject: 'Su compra de tarjeta de regalo {number}',
  giftCardRefundedSubject: 'Su reembolso de la compra de tarjeta de regalo {number}',
  refundSentSubject: 'Su reembolso de {amount}',
  exchangePlacedSubject: 'Su cambio del pedido {number}',
  replacementPlacedSubject: 'Un reemplazo para su pedido {number}',
  replacementShippedSubject: 'El reemplazo de su pedido {number} va en camino',
  replacementCancelledSubject: 'El reemplazo de su pedido {number} se canceló',
  orderShippedSubject: 'Su pedido {number} va en camino',
  orderUnpaidSubject: 'Su pedido {number} espera el pago',
  orderCancelledSubject: 'Su pedido {number} se canceló',
  addressChangedSubject: 'Se cambió la dirección de su pedido {number}',
  deliveryMovedSubject: 'Una nueva fecha para su pedido {number}',
  orderEditedSubject: 'Su pedido {number} cambió',
  paymentLinkSubject: 'Pague su pedido {number}, por favor',
  quoteAnsweredSubject: 'Su cotización: {name}',
  clinicAskedSubject: 'Recibimos su licencia',
  clinicVerifiedSubject: 'Su clínica está verificada en {shop}',
  clinicDeclinedSubject: 'No pudimos verificar su licencia',
  clinicWithdrawnSubject: 'Su cuenta en {shop} ya no figura como clínica',
  clinicEndingSubject: 'Su licencia en {shop} vence pronto',
}

/** Whether a text is a mail subject: those have a screen of their own. */
export const isMailSubject = (name: string): boolean => Object.hasOwn(mailSubjects, name)

/** Everything the owner can reword, by name. */
export const wording = {
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
  ...mailSubjects,
}
export type Wording = keyof typeof wording

/** Whether the owner can reword a text with this name. */
export const isWording = (name: string): name is Wording => Object.hasOwn(wording, name)

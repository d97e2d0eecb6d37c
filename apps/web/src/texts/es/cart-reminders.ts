import type { cartReminderTexts } from '../en/cart-reminders.ts'

export const cartReminderTextsEs: Record<keyof typeof cartReminderTexts, string> = {
  'remind.ask': 'Envíenme un solo correo si me voy sin hacer el pedido',
  'remind.askHelp': 'Un solo correo, con un enlace a este carrito.',
  'remind.own': 'Recordatorio del carrito',
  'remind.ownHelp': 'Un correo con un enlace a su carrito. No nombra ningún producto.',
  'remind.ownOn': 'Guardado. Le escribiremos una sola vez si deja un carrito.',
  'remind.ownOff': 'Guardado. No le escribiremos sobre su carrito.',
  'remind.sharedTitle': 'El carrito que dejó',
  'remind.sharedLead':
    'Este es su carrito tal como lo dejó, a los precios de hoy. Ponerlo en su carrito todavía no es un pedido.',
  'remind.inCart': 'Todo esto está en su carrito en este dispositivo.',
  'remind.toCart': 'Ir a mi carrito',
  'remind.overHelp': 'Los enlaces de un recordatorio valen 30 días.',
  'remind.stopTitle': 'Dejar de recibir recordatorios',
  'remind.stopHelp': 'Pulse el botón y no le escribiremos más sobre carritos.',
  'remind.stop': 'No quiero recordatorios del carrito',
  'remind.stopped': 'Listo. No le escribiremos más sobre carritos.',
}

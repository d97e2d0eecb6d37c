import type { savedCardTexts } from '../en/saved-cards.ts'

export const savedCardTextsEs: Record<keyof typeof savedCardTexts, string> = {
  'savedCard.title': 'Tarjetas guardadas',
  'savedCard.lead':
    'Tarjetas que guardó para su próximo pedido. Conservamos la marca, los últimos cuatro dígitos y la fecha de caducidad; todo lo demás lo guarda el proveedor de pagos.',
  'savedCard.signIn': 'Sus tarjetas guardadas están en su cuenta.',
  'savedCard.none': 'No tiene tarjetas guardadas.',
  'savedCard.noneHelp':
    'Para guardar una, marque «Guardar esta tarjeta para la próxima vez» al pagar.',
  'savedCard.name': '{brand} terminada en {last4}',
  'savedCard.expires': 'Caduca en {date}',
  'savedCard.expired': 'Caducó en {date}',
  'savedCard.expiredTag': 'Caducada',
  'savedCard.default': 'Predeterminada',
  'savedCard.makeDefault': 'Usar como predeterminada',
  'savedCard.makeDefaultOf': 'Usar como predeterminada: {name}',
  'savedCard.isDefault': '{name} es ahora la predeterminada.',
  'savedCard.remove': 'Eliminar',
  'savedCard.removeOf': 'Eliminar {name}',
  'savedCard.ask': '¿Eliminar esta tarjeta? Puede guardarla de nuevo la próxima vez que pague.',
  'savedCard.confirm': 'Eliminar la tarjeta',
  'savedCard.keep': 'Conservar la tarjeta',
  'savedCard.removed': '{name} se eliminó.',
  'savedCard.failed': 'No se pudo contactar con la tienda. No se cambió nada. Inténtelo de nuevo.',
  'savedCard.payWith': 'Pagar con',
  'savedCard.other': 'Otra tarjeta',
  'savedCard.save': 'Guardar esta tarjeta para la próxima vez',
  'savedCard.saveHelp': 'Puede eliminarla en su cuenta cuando quiera.',
}

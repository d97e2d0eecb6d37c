import type { savedCardTexts } from '../en/saved-cards.ts'

export const savedCardTextsEs: Record<keyof typeof savedCardTexts, string> = {
  'savedCard.title': 'Tarjetas guardadas',
  'savedCard.lead':
    'Tarjetas que guardó para su próximo pedido. Conservamos la marca, los últimos cuatro dígitos y la fecha de caducidad; todo lo demás lo guarda el proveedor de pagos.',
  'savedCard.signIn': 'Sus tarjetas guardadas están en su cuenta.',
  'savedCard.none': 'No tiene tarjetas guardadas.',
  'savedCard.noneHelp':
    'Añada una aquí, o marque «Guardar esta tarjeta para la próxima vez» cuando pague.',
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
  'savedCard.add': 'Añadir una tarjeta',
  'savedCard.addSave': 'Guardar la tarjeta',
  'savedCard.addCancel': 'Cancelar',
  'savedCard.added': 'Su tarjeta está guardada.',
  'savedCard.saving': 'Guardando…',
  'savedCard.addFine':
    'Los datos de la tarjeta van directamente al proveedor de pagos. Nunca los vemos ni los guardamos. No se cobra nada ahora.',
  'savedCard.again': 'No se cobró nada. Inténtelo de nuevo o use otra tarjeta.',
  'savedCard.bankAsks':
    'Banco de prueba: ¿quiere guardar esta tarjeta? Su banco real le enviaría un código aquí.',
  'savedCard.bankUnfinished': 'Su banco aún no ha confirmado esta tarjeta.',
  'savedCard.notConfirmed': 'Su banco no confirmó esta tarjeta. No se guardó.',
  'savedCard.payWith': 'Pagar con',
  'savedCard.other': 'Otra tarjeta',
  'savedCard.save': 'Guardar esta tarjeta para la próxima vez',
  'savedCard.saveHelp': 'Puede eliminarla en su cuenta cuando quiera.',
}

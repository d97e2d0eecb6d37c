import type { stockMessages } from '@mendwell/contract/wire/staff/stock-messages'

export const stockMessagesEs: Record<`message.${keyof typeof stockMessages}`, string> = {
  'message.heldByRecall':
    '{name} está retenido por un retiro. Envíe lo demás en un paquete aparte o levante la retención en Retiros.',
  'message.heldOtherwise': '{name} está retenido. Envíe lo demás en un paquete aparte.',
  'message.recallTitleRequired': 'Diga qué se retira',
  'message.recallFirmRequired': 'Indique quién lo retira',
  'message.recallReasonRequired': 'Diga por qué se retira',
  'message.recallProductRequired': 'Elija al menos un producto',
  'message.recallProductTwice': 'Este producto está dos veces',
  'message.recallLotsRequired': 'Diga qué lotes de {name} se retiran, o que son todos',
  'message.recallRangeUnclear':
    'Los dos extremos de un rango necesitan las mismas letras y tantos dígitos',
  'message.recallUnknownUndecided':
    'Diga si se avisa a los compradores de {name} cuyo lote nadie conoce',
  'message.recallLotUndecided': 'Decida sobre el lote {lot} de {name}',
  'message.recallInstructionsRequired': 'Diga qué deben hacer los compradores',
  'message.recallDatesOrder': 'El último día es anterior al primero',
  'message.recallNoteRequired': 'Diga por qué',
  'message.recallFileNoJson': 'Este archivo no es JSON o está cortado: {problem}. No se leyó nada.',
  'message.recallFileNoResults':
    'Este archivo no tiene una lista llamada results. No se leyó nada.',
  'message.recallFileTooMany': 'Este archivo tiene más de {max} registros. No se leyó nada.',
  'message.recallFileTooBig':
    'Los archivos de retiros tienen como máximo {max} MB. No se leyó nada.',
  'message.recallFeedOff': 'No hay ninguna dirección en la configuración: no se leyó nada.',
  'message.recallFeedHttps':
    'La dirección debe empezar por https:// y no puede contener una contraseña.',
  'message.recallFeedPrivate': '{host} no está en la Internet pública. No se leyó nada.',
  'message.recallFeedRedirects': 'La dirección se redirigió más de {max} veces. No se leyó nada.',
  'message.recallFeedStatus':
    'La dirección respondió {status} en lugar de registros. No se leyó nada.',
  'message.recallFeedTooBig': 'La dirección envió más de {max} MB. No se leyó nada.',
  'message.recallFeedSlow': 'La dirección tardó demasiado. No se leyó nada.',
  'message.recallFeedUnreachable':
    'No se puede acceder a la dirección ({problem}). No se leyó nada.',
  'message.recallRecordWrong':
    'El registro {row} no se puede leer: {field} no es como debe ser. No se leyó nada.',
  'message.recallRecordNoKey': 'El registro {row} no tiene número ni descripción. No se leyó nada.',
  'message.piecesRequired': 'Indique cuántas piezas',
  'message.piecesMax': 'Como máximo {max} piezas',
  'message.receiptLineRequired': 'Añada al menos una línea',
  'message.lotRequired': 'Indique el lote',
  'message.lotAsPrinted': 'Indique el lote tal como está impreso',
  'message.lotKnownWith': 'Este lote consta con {day}',
  'message.lotKnownUndated': 'Este lote consta sin fecha',
  'message.serialRequired': 'Indique el número de serie',
  'message.serialAsPrinted': 'Indique el número de serie tal como está impreso',
  'message.serialIsOnePiece': 'Cada número de serie es una pieza: una línea para cada uno',
  'message.serialReceived': 'Este número de serie ya se recibió',
  'message.expiryExpected': 'Indique la fecha de caducidad, como 2027-06-30',
  'message.expiryTwice': 'Tiene fecha de caducidad, así que caduca',
  'message.expiryOrHold': 'Indique la fecha de caducidad o retenga las piezas',
  'message.expiryPassed': 'Esta fecha ya pasó. Confirme para registrar las piezas como caducadas.',
  'message.expiryFarAway': 'Esta fecha queda muy lejos. Confirme que es correcta.',
  'message.productNotTracked': 'Este producto no se distingue por lote',
  'message.sameReceived':
    'Hace {minutes} minutos {by} recibió {quantity} de este lote. Confirme que estas son otras.',
  'message.piecesToCount': 'Solo {left} piezas esperan el recuento por lote',
  'message.codeAsPrinted': 'Indique el código tal como está impreso',
  'message.unitsRequired': 'Indique cuántas piezas contiene',
  'message.releaseReasonRequired': 'Diga por qué se pueden vender',
  'message.supplierNameRequired': 'Escriba el nombre del proveedor',
  'message.supplierInactive': 'La tienda ya no compra a este proveedor',
  'message.supplierWithoutEmail': 'Este proveedor no tiene correo. Marque el pedido como enviado.',
  'message.productTwice': 'Un producto figura dos veces',
  'message.purchaseLineRequired': 'Añada un producto antes de enviar el pedido',
  'message.purchaseChanged': 'Otra persona ha cambiado este pedido. Véalo de nuevo.',
  'message.purchaseSent': 'Este pedido ya se envió y no se puede cambiar',
  'message.purchaseNotOrdered': 'Este producto no está en el pedido',
  'message.purchaseOver': 'De este pedido pueden llegar como máximo {count} más',
  'message.purchaseHeld':
    'Solo se puede retener lo que se distingue por lote. Deje fuera estas piezas.',
  'message.costsNoWeight':
    'El SKU {sku} no indica peso. Reparta los costos por valor o por piezas.',
  'message.countChoiceRequired': 'Elija una categoría, un proveedor, palabras o lo que va por lote',
  'message.countNothing': 'Nada de lo que se puede contar coincide con esta selección',
  'message.countTooLong': 'Una hoja tiene como máximo {max} líneas. Elija menos y haga varias.',
  'message.countedRequired': 'Escriba las piezas que encontró, 0 si ninguna',
  'message.countOver': 'Este recuento ya terminó. Véalo de nuevo.',
  'message.countLineOpen': 'Nadie ha contado esto todavía',
  'message.countAgain': 'Es una diferencia grande: otra persona debe contarlo y encontrar lo mismo',
  'message.countReasonRequired': 'Diga por qué difiere',
  'message.countTooFew': 'Ahora solo hay {here}, menos que la diferencia. Cuéntelo de nuevo.',
  'message.countRecalled':
    'Este lote se ha retirado entretanto y no se puede vender. Cuéntelo de nuevo.',
  'message.countExpired':
    'Este lote ha caducado entretanto y no se puede vender. Cuéntelo de nuevo.',
  'message.countKeptOtherwise':
    'Sus existencias se llevan ahora de otra forma. Déjelo fuera y cuéntelo otra vez.',
  'message.purchaseRecalled': 'Un retiro ha detenido este producto. Aparte las piezas.',
  'message.purchaseDayPast': 'Este día ya pasó',
  'message.purchaseMove': 'El pedido no puede pasar a este estado',
  'message.supplierNameTaken': 'Otro proveedor tiene este nombre',
}

import type { quickOrderTexts } from '../en/quick-order.ts'

export const quickOrderTextsEs: Record<keyof typeof quickOrderTexts, string> = {
  'quick.title': 'Pedido rápido',
  'quick.lead':
    'Pegue códigos y cantidades, un producto por línea: número de artículo (SKU), número del código de barras (GTIN) o código HCPCS, y después cuántos.',
  'quick.lines': 'Códigos y cantidades',
  'quick.hint':
    'Entre código y cantidad, una coma, un tabulador, un espacio o una x. Hasta {most} líneas.',
  'quick.example': 'Por ejemplo: E0143, 2',
  'quick.found': 'Lo que encontramos',
  'quick.line': 'Línea {number}',
  'quick.linesTo': 'Líneas {first} a {last}',
  'quick.problem.CODE': 'No pudimos leer un código en esta línea.',
  'quick.problem.QUANTITY': 'Indique una cantidad de 1 a {most}.',
  'quick.problem.TOO_MANY':
    'Solo se leen las primeras {most} líneas. Añada estas primero y después el resto.',
  'quick.problem.UNKNOWN': 'Ningún producto de la tienda tiene este código.',
  'quick.choose': 'Varios productos tienen este código: elija uno',
  'quick.chooseFirst': 'Elija un producto',
  'quick.more': 'El código corresponde a {count} productos; estos son los primeros.',
  'quick.add.one': 'Añadir {count} línea al carrito',
  'quick.add.other': 'Añadir {count} líneas al carrito',
  'quick.added.one': '{count} línea está en el carrito.',
  'quick.added.other': '{count} líneas están en el carrito.',
  'quick.left': 'Las líneas con problemas quedan aquí para que las corrija.',
  'quick.cartFull':
    'En un carrito caben {most} líneas distintas y {pieces} piezas de un producto. Pida estas primero.',
  'quick.failed': 'No pudimos comprobar las líneas. Inténtelo de nuevo en un momento.',
  'quick.scan': 'Escanear un código de barras',
  'scan.title': 'Escanear un código de barras',
  'scan.lead':
    'Ponga el código de barras de la caja frente a la cámara. La imagen se queda en su dispositivo.',
  'scan.start': 'Encender la cámara',
  'scan.stop': 'Apagar la cámara',
  'scan.starting': 'Abriendo la cámara…',
  'scan.picture': 'Lo que ve la cámara',
  'scan.denied':
    'La cámara no está permitida en esta página. Permítala en los ajustes del navegador o escriba el número.',
  'scan.missing': 'Este dispositivo no tiene cámara. Escriba el número.',
  'scan.busy':
    'Otro programa está usando la cámara. Ciérrelo e inténtelo de nuevo, o escriba el número.',
  'scan.unable': 'No se puede usar la cámara en este navegador. Escriba el número.',
  'scan.type': 'Número bajo las barras',
  'scan.find': 'Buscar el producto',
  'scan.failed': 'No pudimos buscar {code}. Inténtelo de nuevo en un momento.',
  'scan.unknown': 'Leímos {code}, pero ningún producto de la tienda tiene este número.',
  'scan.looking': 'Buscando un código de barras…',
}

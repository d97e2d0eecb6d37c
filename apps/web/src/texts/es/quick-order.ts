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
  'scan.unable':
    'Este navegador no puede leer códigos de barras. Escriba en el buscador el número que está bajo las barras.',
  'scan.refused': 'No se pudo abrir la cámara. Permítala para esta página o escriba el número.',
  'scan.unknown': 'Leímos {code}, pero ningún producto de la tienda tiene este número.',
  'scan.looking': 'Buscando un código de barras…',
}

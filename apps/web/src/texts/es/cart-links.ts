import type { cartLinkTexts } from '../en/cart-links.ts'

export const cartLinkTextsEs: Record<keyof typeof cartLinkTexts, string> = {
  'carts.notStored':
    'Este navegador no puede guardar su carrito: su almacenamiento está lleno o desactivado. Puede hacer su pedido, pero el carrito se pierde al cerrar esta página.',
  'carts.left': 'Lo que ve aquí ya no está en su carrito: se pidió o se quitó en otra pestaña.',
  'carts.share': 'Compartir este carrito',
  'carts.shareTitle': 'Compartir su carrito',
  'carts.shareLead':
    'Cree un enlace para quien compra por usted o con usted. Verá lo que hay ahora en su carrito y podrá ponerlo en el suyo.',
  'carts.whatIsSeen':
    'Quien tenga el enlace ve los productos, cantidades, cortes y notas de abajo. No contiene nombre, dirección ni datos de pago. Vale 30 días, y puede anularlo cuando quiera.',
  'carts.signIn': 'Inicie sesión para compartir su carrito, así podrá anular sus enlaces después.',
  'carts.signInButton': 'Iniciar sesión',
  'carts.empty': 'Su carrito está vacío: no hay nada que compartir.',
  'carts.inCart': 'Ahora en su carrito',
  'carts.make': 'Crear un enlace',
  'carts.made': 'Su enlace está listo. Se muestra solo esta vez: cópielo ahora.',
  'carts.link': 'Enlace a su carrito',
  'carts.copy': 'Copiar el enlace',
  'carts.copied': 'El enlace está copiado.',
  'carts.copyFailed': 'Copie el enlace del campo, por favor.',
  'carts.send': 'Enviar el enlace',
  'carts.links': 'Enlaces que valen ahora',
  'carts.linkOf.one': 'Creado el {made}, {count} línea de producto. Vale hasta el {until}.',
  'carts.linkOf.other': 'Creado el {made}, {count} líneas de productos. Vale hasta el {until}.',
  'carts.end': 'Anular este enlace',
  'carts.endOf': 'Anular este enlace, creado el {made}',
  'carts.ended': 'El enlace está anulado. Ya no abre nada.',
  'carts.tooMany': 'Tiene 20 enlaces que valen. Anule uno para crear otro.',
  'carts.failed': 'No se puede comunicar con la tienda. Inténtelo de nuevo.',
  'carts.sharedTitle': 'Un carrito compartido con usted',
  'carts.sharedList': 'Una lista compartida con usted',
  'carts.sharedLead':
    'Alguien ha compartido estos productos con usted. Los precios son los de hoy. Ponerlos en su carrito todavía no pide nada.',
  'carts.worksUntil': 'Este enlace vale hasta el {until}.',
  'carts.putAll': 'Poner todo en mi carrito',
  'carts.each': '{price} cada uno',
  'carts.quantity': 'Cantidad {count}',
  'carts.goneNow': 'Ya no está en la tienda',
  'carts.total': 'Total de los productos',
  'carts.linkOver': 'Este enlace ya no vale',
  'carts.linkOverHelp':
    'Los enlaces a un carrito valen 30 días, y quien los creó puede anularlos antes. Pida un enlace nuevo.',
  'carts.listOverHelp':
    'Los enlaces a una lista valen un año, y quien los creó puede anularlos antes. Pida un enlace nuevo.',
  'carts.toShop': 'Ir a la tienda',
}

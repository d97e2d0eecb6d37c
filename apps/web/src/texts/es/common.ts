import type { commonTexts } from '../en/common.ts'

export const commonTextsEs: Record<keyof typeof commonTexts, string> = {
  'common.tryAgain': 'Intentar de nuevo',
  'common.loading': 'Cargando',
  'common.optional': '(opcional)',
  'common.close': 'Cerrar',
  'common.messages': 'Mensajes',
  'common.addToCart': 'Añadir al carrito',
  'common.buyNow': 'Comprar ahora',
  'common.inStock': 'Disponible',
  'common.inStockLeft': 'Disponible, quedan {count}',
  'common.onlinePrice': 'Precio en línea',
  'common.unitPrice': 'precio de lista {price}',
  'common.youSave': 'Ahorra {price}',
  'common.each': '{price} por pieza',
  'common.saleTag': 'Oferta: −{percent}\u00a0%',
  'common.stars': '{average} de 5 estrellas',
  'common.quantity': 'Cantidad',
  'common.decrease': 'Uno menos',
  'common.increase': 'Uno más',
  'common.undo': 'Deshacer',
  'common.home': 'Inicio',
  'common.thereIsAProblem': 'Hay un problema',
  'common.sectionFailed': 'No se pudo cargar esta parte.',
  'common.pageFailed': 'No se pudo cargar esta página',
  'common.needsConnection': 'Esta página necesita conexión',
  'common.comesBack':
    'No se pudo cargar esta parte. Aparecerá sola en cuanto se pueda contactar con la tienda.',
  'common.offline':
    'No tiene conexión. Los precios y las existencias pueden haber cambiado. El carrito y las páginas que ya vio siguen funcionando.',
  'common.silent':
    'La tienda no responde. Los precios y las existencias pueden haber cambiado. El carrito y las páginas que ya vio siguen funcionando.',
  'common.chooseCountryFirst': 'Elija primero un país',
  'common.chooseStateFirst': 'Elija primero un estado',
  'common.cityUnlisted': 'Mi ciudad no está en la lista',
  'common.choose': 'Elija',
  'common.noDepartments': 'Por ahora no hay ningún departamento abierto.',
}

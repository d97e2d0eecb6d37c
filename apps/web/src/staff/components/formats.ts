export {
  formatDate,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../lib/texts.ts'

import { msg } from '../../language';
import type { Recommendation } from '../../contract/assessment';

type Helper = Pick<Recommendation, 'helper' | 'helper_url'>;

const body = (helper: string, helper_url = ''): Helper => ({ helper, helper_url });

/** Organisations that can help: home pages only, since offers change; no address where it is uncertain. */
export const agpo = body(
  msg('Access to Government Procurement Opportunities (AGPO)'),
  'https://agpo.go.ke',
);
export const brs = body(msg('Business Registration Service (BRS)'), 'https://brs.go.ke');
export const doshs = body(
  msg('Directorate of Occupational Safety and Health Services (DOSHS), Ministry of Labour'),
  'https://www.labour.go.ke',
);
export const eacc = body(msg('Ethics and Anti-Corruption Commission (EACC)'), 'https://eacc.go.ke');
export const epra = body(
  msg('Energy and Petroleum Regulatory Authority (EPRA)'),
  'https://www.epra.go.ke',
);
export const fke = body(msg('Federation of Kenya Employers (FKE)'), 'https://www.fke-kenya.org');
export const kam = body(
  msg('Energy centre of the Kenya Association of Manufacturers (KAM)'),
  'https://kam.co.ke',
);
export const kcic = body(msg('Kenya Climate Innovation Center (KCIC)'), 'https://www.kenyacic.org');
export const kebs = body(msg('Kenya Bureau of Standards (KEBS)'), 'https://www.kebs.org');
export const kefri = body(
  msg('Kenya Forestry Research Institute (KEFRI)'),
  'https://www.kefri.org',
);
export const kepro = body(msg('Producer schemes such as KEPRO and PAKPRO'));
export const kepsa = body(msg('Kenya Private Sector Alliance (KEPSA)'), 'https://kepsa.or.ke');
export const kfs = body(msg('Kenya Forest Service (KFS)'), 'https://www.kenyaforestservice.org');
export const kncpc = body(msg('Kenya National Cleaner Production Centre (KNCPC)'));
export const koan = body(msg('Kenya Organic Agriculture Network (KOAN)'), 'https://www.koan.co.ke');
export const kra = body(msg('Kenya Revenue Authority (KRA)'), 'https://www.kra.go.ke');
export const kws = body(msg('Kenya Wildlife Service (KWS)'), 'https://www.kws.go.ke');
export const livingWage = body(
  msg('Global Living Wage Coalition'),
  'https://www.globallivingwage.org',
);
export const msea = body(msg('Micro and Small Enterprises Authority (MSEA)'), 'https://msea.go.ke');
export const ncpwd = body(
  msg('National Council for Persons with Disabilities (NCPWD)'),
  'https://ncpwd.go.ke',
);
export const nema = body(
  msg('National Environment Management Authority (NEMA)'),
  'https://www.nema.go.ke',
);
export const nita = body(
  msg('National Industrial Training Authority (NITA)'),
  'https://www.nita.go.ke',
);
export const nssf = body(msg('National Social Security Fund (NSSF)'), 'https://www.nssf.or.ke');
export const odpc = body(
  msg('Office of the Data Protection Commissioner (ODPC)'),
  'https://www.odpc.go.ke',
);
export const plasticsPact = body(msg('Kenya Plastics Pact'));
export const smeClimateHub = body(msg('SME Climate Hub'), 'https://smeclimatehub.org');
export const unGlobalCompact = body(msg('UN Global Compact Network Kenya'));
export const wra = body(msg('Water Resources Authority (WRA)'), 'https://wra.go.ke');

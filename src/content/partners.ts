import { msg } from '../../domain/language';
import type { RowOf } from '../../domain/siteLists';
import type { Theme } from '../../domain/vocabulary';

export const PARTNER_STATEMENT = msg(
  'The bodies below publish rules, forms and guidance. Our questionnaire and reports refer to them, and send businesses to them for help. They do not run, fund or endorse this site, and a listing here is no approval by any of them.',
);

const body = (theme: Theme, name: string, help: string, url: string): RowOf<'partners'> => ({
  name,
  theme,
  help,
  url,
  logo: '',
});

/** Public authorities and programmes. Links lead to home pages: offers change. */
export const PARTNERS: readonly RowOf<'partners'>[] = [
  body(
    'transparent & accountable governance',
    'Business Registration Service',
    msg('registration and beneficial owners'),
    'https://brs.go.ke',
  ),
  body(
    'transparent & accountable governance',
    'Ethics and Anti-Corruption Commission',
    msg('guidance on preventing bribery, and reporting it'),
    'https://eacc.go.ke',
  ),
  body(
    'transparent & accountable governance',
    'Kenya Revenue Authority',
    msg('PIN, tax compliance certificate, eTIMS invoices'),
    'https://www.kra.go.ke',
  ),
  body(
    'transparent & accountable governance',
    'Office of the Data Protection Commissioner',
    msg('duties with personal data, registration, complaints'),
    'https://www.odpc.go.ke',
  ),
  body(
    'transparent & accountable governance',
    'Kenya Private Sector Alliance',
    msg('voice and training of the private sector'),
    'https://kepsa.or.ke',
  ),
  body(
    "workers' wellbeing",
    'Ministry of Labour and Social Protection',
    msg('wages, contracts, safety and health at work'),
    'https://www.labour.go.ke',
  ),
  body(
    "workers' wellbeing",
    'National Social Security Fund',
    msg('contributions of employers and employees'),
    'https://www.nssf.or.ke',
  ),
  body(
    "workers' wellbeing",
    'National Council for Persons with Disabilities',
    msg('employment and adjustment of workplaces'),
    'https://ncpwd.go.ke',
  ),
  body(
    "workers' wellbeing",
    'Federation of Kenya Employers',
    msg('advice and training for employers'),
    'https://www.fke-kenya.org',
  ),
  body(
    "workers' wellbeing",
    'Global Living Wage Coalition',
    msg('what a living wage is in rural and urban Kenya'),
    'https://www.globallivingwage.org',
  ),
  body(
    'community action',
    'Access to Government Procurement Opportunities',
    msg('registration for reserved public tenders'),
    'https://agpo.go.ke',
  ),
  body(
    'community action',
    'Micro and Small Enterprises Authority',
    msg('support and worksites for small firms'),
    'https://msea.go.ke',
  ),
  body(
    'community action',
    'National Industrial Training Authority',
    msg('attachments and apprenticeships'),
    'https://www.nita.go.ke',
  ),
  body(
    'energy transition',
    'Energy and Petroleum Regulatory Authority',
    msg('energy audits, licences, net metering'),
    'https://www.epra.go.ke',
  ),
  body(
    'energy transition',
    'Kenya Association of Manufacturers',
    msg('energy audits and training for industry'),
    'https://kam.co.ke',
  ),
  body(
    'energy transition',
    'Kenya Climate Innovation Center',
    msg('support for climate businesses'),
    'https://www.kenyacic.org',
  ),
  body(
    'energy transition',
    'SME Climate Hub',
    msg('a pledge and a free calculator for firms of up to 500 staff'),
    'https://smeclimatehub.org',
  ),
  body(
    'nature regeneration',
    'Water Resources Authority',
    msg('permits for rivers and boreholes'),
    'https://wra.go.ke',
  ),
  body(
    'nature regeneration',
    'Kenya Forest Service',
    msg('forests, tree growing and seedlings'),
    'https://www.kenyaforestservice.org',
  ),
  body(
    'nature regeneration',
    'Kenya Forestry Research Institute',
    msg('which tree grows where, and seed of known origin'),
    'https://www.kefri.org',
  ),
  body(
    'nature regeneration',
    'Kenya Wildlife Service',
    msg('business near parks and wildlife'),
    'https://www.kws.go.ke',
  ),
  body(
    'nature regeneration',
    'Kenya Organic Agriculture Network',
    msg('the Kilimohai mark for organic products'),
    'https://www.koan.co.ke',
  ),
  body(
    'responsible processing & packaging',
    'National Environment Management Authority',
    msg('licences, waste, effluent, producers’ responsibility'),
    'https://www.nema.go.ke',
  ),
  body(
    'responsible processing & packaging',
    'Kenya Bureau of Standards',
    msg('product standards and marks'),
    'https://www.kebs.org',
  ),
];

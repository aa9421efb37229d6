import type { Theme } from '../../domain/vocabulary';

export interface HelpfulBody {
  name: string;
  /** What its public guidance is good for. */
  help: string;
  url: string;
}

export const PARTNER_STATEMENT =
  'The bodies below publish rules, forms and guidance. Our questionnaire and reports refer to them, and send businesses to them for help. They do not run, fund or endorse this site, and a listing here is no approval by any of them.';

/** Public authorities and programmes by theme. Links lead to home pages: offers change. */
export const BODIES_BY_THEME: Record<Theme, HelpfulBody[]> = {
  'transparent & accountable governance': [
    {
      name: 'Business Registration Service',
      help: 'registration and beneficial owners',
      url: 'https://brs.go.ke',
    },
    {
      name: 'Ethics and Anti-Corruption Commission',
      help: 'guidance on preventing bribery, and reporting it',
      url: 'https://eacc.go.ke',
    },
    {
      name: 'Kenya Revenue Authority',
      help: 'PIN, tax compliance certificate, eTIMS invoices',
      url: 'https://www.kra.go.ke',
    },
    {
      name: 'Office of the Data Protection Commissioner',
      help: 'duties with personal data, registration, complaints',
      url: 'https://www.odpc.go.ke',
    },
    {
      name: 'Kenya Private Sector Alliance',
      help: 'voice and training of the private sector',
      url: 'https://kepsa.or.ke',
    },
  ],
  "workers' wellbeing": [
    {
      name: 'Ministry of Labour and Social Protection',
      help: 'wages, contracts, safety and health at work',
      url: 'https://www.labour.go.ke',
    },
    {
      name: 'National Social Security Fund',
      help: 'contributions of employers and employees',
      url: 'https://www.nssf.or.ke',
    },
    {
      name: 'National Council for Persons with Disabilities',
      help: 'employment and adjustment of workplaces',
      url: 'https://ncpwd.go.ke',
    },
    {
      name: 'Federation of Kenya Employers',
      help: 'advice and training for employers',
      url: 'https://www.fke-kenya.org',
    },
    {
      name: 'Global Living Wage Coalition',
      help: 'what a living wage is in rural and urban Kenya',
      url: 'https://www.globallivingwage.org',
    },
  ],
  'community action': [
    {
      name: 'Access to Government Procurement Opportunities',
      help: 'registration for reserved public tenders',
      url: 'https://agpo.go.ke',
    },
    {
      name: 'Micro and Small Enterprises Authority',
      help: 'support and worksites for small firms',
      url: 'https://msea.go.ke',
    },
    {
      name: 'National Industrial Training Authority',
      help: 'attachments and apprenticeships',
      url: 'https://www.nita.go.ke',
    },
  ],
  'energy transition': [
    {
      name: 'Energy and Petroleum Regulatory Authority',
      help: 'energy audits, licences, net metering',
      url: 'https://www.epra.go.ke',
    },
    {
      name: 'Kenya Association of Manufacturers',
      help: 'energy audits and training for industry',
      url: 'https://kam.co.ke',
    },
    {
      name: 'Kenya Climate Innovation Center',
      help: 'support for climate businesses',
      url: 'https://www.kenyacic.org',
    },
    {
      name: 'SME Climate Hub',
      help: 'a pledge and a free calculator for firms of up to 500 staff',
      url: 'https://smeclimatehub.org',
    },
  ],
  'nature regeneration': [
    {
      name: 'Water Resources Authority',
      help: 'permits for rivers and boreholes',
      url: 'https://wra.go.ke',
    },
    {
      name: 'Kenya Forest Service',
      help: 'forests, tree growing and seedlings',
      url: 'https://www.kenyaforestservice.org',
    },
    {
      name: 'Kenya Forestry Research Institute',
      help: 'which tree grows where, and seed of known origin',
      url: 'https://www.kefri.org',
    },
    {
      name: 'Kenya Wildlife Service',
      help: 'business near parks and wildlife',
      url: 'https://www.kws.go.ke',
    },
    {
      name: 'Kenya Organic Agriculture Network',
      help: 'the Kilimohai mark for organic products',
      url: 'https://www.koan.co.ke',
    },
  ],
  'responsible processing & packaging': [
    {
      name: 'National Environment Management Authority',
      help: 'licences, waste, effluent, producers’ responsibility',
      url: 'https://www.nema.go.ke',
    },
    {
      name: 'Kenya Bureau of Standards',
      help: 'product standards and marks',
      url: 'https://www.kebs.org',
    },
  ],
};

/** The folder of the built pages with the pictures of states, which their addresses begin with. */
export const CHART_PICTURES = 'chart-pictures';

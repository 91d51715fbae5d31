<?xml version="1.0" encoding="utf-8"?>
<!-- The RSS feed of the test blog as a table: a style sheet of the site's own, to tell it from that of the framework. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />

  <xsl:template match="/rss/channel">
    <html lang="{language}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title><xsl:value-of select="title" /></title>
        <link rel="stylesheet" href="custom-rss.css" />
      </head>
      <body>
        <h1><xsl:value-of select="title" /></h1>
        <p>An RSS feed with a style sheet of the site’s own.</p>
        <table>
          <xsl:for-each select="item">
            <tr>
              <td><xsl:value-of select="substring(pubDate, 6, 11)" /></td>
              <td><a href="{link}"><xsl:value-of select="title" /></a></td>
            </tr>
          </xsl:for-each>
        </table>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
